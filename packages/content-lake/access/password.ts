import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP recommends this cost for scrypt. It takes 32 MB of memory. */
const PASSWORD_COST = 2 ** 15;
const COST = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export const SHORTEST_PASSWORD = 12;

export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `${salt.toString("base64url")}.${key.toString("base64url")}`;
}

export async function isPassword(password: string, hashed: string, cost = PASSWORD_COST): Promise<boolean> {
  const [salt = "", key = ""] = hashed.split(".");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, 32, { ...COST, N }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
