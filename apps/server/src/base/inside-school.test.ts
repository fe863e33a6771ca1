import { expect, it } from "vitest";
import { isInsideSchool } from "./inside-school.ts";

it.each([
  "localhost",
  "LOCALHOST",
  "localhost.",
  "mail.localhost",
  "127.0.0.1",
  "127.9.9.9",
  "10.0.0.8",
  "172.16.0.1",
  "172.31.255.254",
  "192.168.0.9",
  "169.254.3.4",
  "[::1]",
  "[fd12:3456::1]",
  "[fe80::1]",
  "[::ffff:192.168.0.9]",
  "nas",
  "nas.local",
  "print.lan",
  "minio.internal",
  "box.home.arpa",
  "0xC0A80009",
])("%s is inside of the school", (host) => {
  expect(isInsideSchool(host)).toBe(true);
});

it.each([
  "smtp.example",
  "mail.school.go.kr",
  "local.example.com",
  "8.8.8.8",
  "11.0.0.1",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.0.1",
  "100.64.0.1",
  "[2001:4860:4860::8888]",
  "[::ffff:8.8.8.8]",
  "0x08080808",
  "127.0.0.1.example.com",
  "localhost.example.com",
  "a b",
])("%s is not", (host) => {
  expect(isInsideSchool(host)).toBe(false);
});
