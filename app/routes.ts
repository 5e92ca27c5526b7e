import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/screens.tsx", [
    index("routes/home/home.tsx"),
    route("collection/:category", "routes/collection/collection.tsx"),
    route("product/:slug", "routes/product/product-screen.tsx"),
    route("enquiry", "routes/enquiry/enquiry-screen.tsx"),
    route("search", "routes/search/search-screen.tsx"),
    route("fitting", "routes/fitting/fitting-screen.tsx"),
    route("contact", "routes/contact/contact.tsx"),
    route("about", "routes/about.tsx"),
    route("faq", "routes/faq.tsx"),
    route("care/:slug", "routes/care/care.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("size-finder", "routes/size-finder/size-finder-screen.tsx"),
    route("newsletter/:page", "routes/newsletter/newsletter-page.tsx"),
    route("content-check", "routes/content-check.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("enquiry.json", "routes/enquiry/enquiry-json.ts"),
  route("size-chart.json", "routes/size-finder/size-chart-json.ts"),
  route("search.json", "routes/search/search-json.ts"),
  route("search-index.json", "routes/search/search-index.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
] satisfies RouteConfig;
