// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecentList, recentSearches } from "./recent-list.tsx";

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

test("the last five are there, the last one first, each once, until they are forgotten", () => {
  for (const text of ["a", "b", " b ", "c", "d", "e", "f", "c", "  "]) recentSearches.remember(text);
  expect(recentSearches.all()).toEqual(["c", "f", "e", "d", "b"]);
  recentSearches.forget("e");
  expect(recentSearches.all()).toEqual(["c", "f", "d", "b"]);
  recentSearches.forgetAll();
  expect(recentSearches.all()).toEqual([]);
  expect(localStorage.getItem("searches")).toBeNull();
});

test("a text that is too long is shortened, and more than anybody writes is not read", () => {
  localStorage.setItem("searches", JSON.stringify(["x".repeat(500)]));
  expect(recentSearches.all()).toEqual(["x".repeat(100)]);
  localStorage.setItem("searches", JSON.stringify(["x".repeat(5_000)]));
  expect(recentSearches.all()).toEqual([]);
});
