// @ts-check
/** @typedef {{ mutate: string[], tests: string[], except?: string[] }} MutationArea */

const screens = "{collection,contact,enquiry,generated-files,newsletter,product,search,size-finder,wishlist}";

/**
 * The areas that are mutated, and the tests that must notice. Only tests that run the code in their own process: a mutant is switched
 * on in there and in no process that a test starts.
 *
 * @type {Record<string, MutationArea>}
 */
export const mutationAreas = {
  catalogue: { mutate: ["app/catalogue/**/*.ts"], tests: ["app/catalogue/**/*.test.ts"] },
  content: {
    mutate: ["app/content/**/*.ts"],
    tests: [
      "app/content/**/*.test.ts",
      "content/content.test.ts",
      "app/sections/drawn-sections.server.test.ts",
      "tests/{asset-watch,content-client,content-events,hostile-texts}.test.ts",
    ],
    except: ["app/content/document-limits.server.test.ts"],
  },
  screens: {
    mutate: [`app/${screens}/**/*.ts`],
    tests: [`app/${screens}/**/*.test.{ts,tsx}`],
  },
  server: {
    // No test can import the entries of a process or a bundle (docs/mutation-testing.md).
    mutate: ["server/**/*.ts", "!server/{main,dev,render-screen,command/shop-command}.ts"],
    tests: [
      "server/**/*.test.ts",
      "tests/{content-check,enquiry-mails,enquiry-retention,import-dresses,import-table,make-label}.test.ts",
      "tests/{newsletter-mails,open-enquiries,open-shop,personal-data,privacy-request,run-shop,subscriber-list}.test.ts",
      "tests/{check-own-label,content-writer,shop-with-lake}.slow.test.ts",
    ],
  },
  query: {
    mutate: ["packages/content-lake/query/**/*.ts"],
    tests: [
      "packages/content-lake/query/**/*.test.ts",
      "packages/content-lake/contract/{listening,mutations}.contract.test.ts",
    ],
    except: ["packages/content-lake/**/*.slow.test.ts"],
  },
  store: {
    mutate: ["packages/content-lake/{storage,access,documents,releases,assets}/**/*.ts"],
    tests: [
      "packages/content-lake/{storage,access,documents,releases,assets,contract}/**/*.test.ts",
      "packages/content-lake/{api/{listen-resume,role-table,roles},command/people}.test.ts",
    ],
    except: ["packages/content-lake/**/*.slow.test.ts", "packages/content-lake/storage/full-disk.test.ts"],
  },
};
