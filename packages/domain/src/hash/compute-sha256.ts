const BLOCK = 64;
// Made once: finding the primes takes longer than a block, and a draw asks for thousands.
const { initial, rounds } = /* @__PURE__ */ constants();

/**
 * SHA-256 as FIPS 180-4 writes it down: at once, and also where the browser has no Web Crypto. For telling whether a
 * file or a text is the same, and for fair draws; its time depends on the length alone.
 */
export function computeSha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += BLOCK) addBlock(state, view, at, words);

  const rest = bytes.subarray(whole);
  const tail = new Uint8Array(rest.length + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  tail.set(rest);
  tail[rest.length] = 0x80;
  const tailView = new DataView(tail.buffer);
  tailView.setBigUint64(tail.length - 8, BigInt(bytes.length) * 8n);
  for (let at = 0; at < tail.length; at += BLOCK) addBlock(state, tailView, at, words);

  const hash = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) hash.setUint32(index * 4, word);
  return new Uint8Array(hash.buffer);
}

function addBlock(state: Uint32Array, view: DataView, from: number, words: Uint32Array): void {
  // Typed arrays of known length: what is not there would be a mistake of this file, and is read as 0.
  const word = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(from + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [word(index - 15), word(index - 2)];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = word(index - 16) + s0 + word(index - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (rounds[index] ?? 0) + word(index)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + s0 + majority) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + value;
  }
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point of the roots of the first primes: square roots, and cube roots for the rounds. */
function constants(): { readonly initial: Uint32Array; readonly rounds: Uint32Array } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const toBits = (root: number): number => Math.floor((root % 1) * 2 ** 32);
  return {
    initial: Uint32Array.from(primes.slice(0, 8), (prime) => toBits(Math.sqrt(prime))),
    rounds: Uint32Array.from(primes, (prime) => toBits(Math.cbrt(prime))),
  };
}
