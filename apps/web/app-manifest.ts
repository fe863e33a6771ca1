import type { ManifestOptions } from "vite-plugin-pwa";

/**
 * What an installed 담임 is called and how it looks (`manifest.webmanifest`). Its colour is that of the page in
 * the light; in the dark the page's own theme-color takes over.
 */
export function toAppManifest(basePath: string): Partial<ManifestOptions> {
  return {
    id: basePath,
    name: "담임",
    short_name: "담임",
    description: "담임 선생님의 하루를 한곳에. 출결, 명단, 기록이 인터넷이 끊겨도 남아요.",
    lang: "ko",
    dir: "ltr",
    scope: basePath,
    start_url: basePath,
    display: "standalone",
    theme_color: "#f5f7fa",
    background_color: "#f5f7fa",
    categories: ["education", "productivity"],
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      {
        name: "출결기록",
        url: `${basePath}attendance`,
        icons: [{ src: "icon-192.png", sizes: "192x192", type: "image/png" }],
      },
    ],
  };
}
