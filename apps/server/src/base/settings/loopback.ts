/** Whether a socket's other end is on this computer. Takes IPv4 written as IPv6 too. */
export function isLoopbackAddress(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}

/** Whether a URL's host name always means the computer that asks. */
export function isLoopbackName(hostName: string): boolean {
  return hostName === "localhost" || hostName === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostName);
}
