import { wellFormed } from "#model/texts/well-formed.ts";

/**
 * https://faq.whatsapp.com/5913398998672934: digits of the international number, text percent-encoded. Without a number
 * WhatsApp asks whom to send the text to. Never throws.
 */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(wellFormed(text))}`;
}
