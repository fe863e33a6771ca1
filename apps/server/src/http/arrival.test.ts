import { describe, expect, it } from "vitest";
import { findArrival } from "./arrival.ts";

const LAN = "192.168.0.31";
const local = { publicOrigin: undefined, hasOwnCertificate: false };
const proxied = { publicOrigin: "https://school.example", hasOwnCertificate: false };
const ownCertificate = { publicOrigin: "https://school.example", hasOwnCertificate: true };

const arrive = (url: string, remoteAddress: string | undefined, forwardedProto?: string) => ({
  url: new URL(url),
  remoteAddress,
  forwardedProto,
});

describe("how a request came", () => {
  it.each([
    ["http://localhost:4000/", "127.0.0.1", "this-computer"],
    ["http://127.0.0.1:4000/", "127.0.0.1", "this-computer"],
    ["http://[::1]:4000/", "::1", "this-computer"],
    ["http://localhost:4000/", "::ffff:127.0.0.1", "this-computer"],
    ["http://192.168.0.7:4000/", LAN, "exposed"],
    ["http://class-3-2.local:4000/", LAN, "exposed"],
    // A name of somebody else's that was made to point here.
    ["http://rebound.example:4000/", "127.0.0.1", "exposed"],
    // A header that says localhost, from elsewhere.
    ["http://localhost:4000/", LAN, "exposed"],
    ["https://192.168.0.7:4000/", LAN, "secure"],
    ["https://localhost:4000/", "127.0.0.1", "secure"],
  ])("%s from %s is %s without DAMIM_ORIGIN", (url, remote, type) => {
    expect(findArrival(arrive(url, remote), local).type).toBe(type);
  });

  it("without encryption names the https address of the same place", () => {
    expect(findArrival(arrive("http://192.168.0.7:4000/damim/", LAN), local)).toEqual({
      type: "exposed",
      httpsOrigin: "https://192.168.0.7:4000",
    });
  });

  it("is not believed from a header when no proxy stands in front", () => {
    expect(findArrival(arrive("http://192.168.0.7:4000/", LAN, "https"), local).type).toBe(
      "exposed",
    );
  });

  it("behind a proxy is secure, unless the proxy says that it came as http", () => {
    const secure = { type: "secure", origin: "https://school.example" };

    expect(findArrival(arrive("http://school.example/", "127.0.0.1", "https"), proxied)).toEqual(
      secure,
    );
    expect(findArrival(arrive("http://school.example/", "127.0.0.1"), proxied)).toEqual(secure);
    expect(findArrival(arrive("http://school.example/", "127.0.0.1", "http"), proxied)).toEqual({
      type: "downgraded",
      httpsOrigin: "https://school.example",
    });
  });

  it("with an own certificate is sent to https when it came without", () => {
    expect(findArrival(arrive("http://school.example/", LAN), ownCertificate).type).toBe(
      "downgraded",
    );
    expect(findArrival(arrive("https://school.example/", LAN), ownCertificate).type).toBe("secure");
  });
});
