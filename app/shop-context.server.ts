import { createContext } from "react-router";
import type { Shop } from "#model/services/shop.ts";

export const shopContext = createContext<Shop>();
