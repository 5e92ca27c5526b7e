// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RecentList } from "./recent-list.tsx";
import { recentSearches } from "./recent-searches.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("what another tab has searched for, and forgotten, is followed", () => {
  recentSearches.remember("tulle");
  render(<RecentList onChoose={() => undefined} />);
  expect(screen.queryByRole("button", { name: "tulle" })).not.toBeNull();
  recentSearches.remember("satin");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "searches" })));
  expect(screen.queryByRole("button", { name: "satin" })).not.toBeNull();
  recentSearches.forgetAll();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "searches" })));
  expect(screen.queryAllByRole("button")).toEqual([]);
});
