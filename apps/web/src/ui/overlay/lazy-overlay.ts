import {
  createElement,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
} from "react";
import { bringKeys, keepKeysAtHand } from "../arrival/keys-at-hand.ts";
import { keepTrying } from "../arrival/keep-trying.ts";
import { arrive } from "../arrival/not-arrived.ts";
import { showToast } from "./toast.ts";
import { whenIdle } from "../arrival/when-idle.ts";

// A newer version may have taken the chunk's place: then it is not the network that helps.
const NOT_ARRIVED =
  "이 창을 아직 내려받지 못했어요. 인터넷이 연결되면 저절로 열려요. 그래도 안 열리면 새로고침해 주세요.";

interface OverlayProps {
  readonly isOpen: boolean;
  /** It will probably be opened: drawn as it is while it is closed once the page is at rest, so that the first opening costs what others do. */
  readonly isExpected?: boolean;
}

type PropsOf<Part> = Part extends ComponentType<infer Props extends OverlayProps> ? Props : never;

/** A component that fetches its chunk when it is first opened, or earlier when the page is at rest. */
export type LazyOverlay<Props> = ComponentType<Props> & {
  /** Fetches the chunk now. Safe to call often; a failed fetch is tried again by the next call. */
  readonly preload: () => Promise<void>;
};

/**
 * Keeps dialogs, sheets and menus (and Base UI with them, about 50 kB) out of a page's first chunk.
 *
 * While `isOpen` is false nothing is rendered (but for one that `isExpected`); the chunk is fetched once the browser is
 * idle, so that the first opening is immediate. After the first opening it stays mounted, for its closing movement.
 * A chunk that does not arrive (no network yet) breaks nothing: it is said, and what was to open opens
 * when it has come. What is typed meanwhile is its own (`keepKeys`). Not by `lazy`: that gives up for good and takes the page along.
 *
 * ```ts
 * const MarkDialog = lazyOverlay(() => import("./mark-dialog.tsx"), "MarkDialog");
 * ```
 */
export function lazyOverlay<
  File,
  Name extends keyof File & string,
  Props extends PropsOf<File[Name]>,
>(load: () => Promise<File>, name: Name): LazyOverlay<Props>;
export function lazyOverlay<Props extends OverlayProps>(
  load: () => Promise<unknown>,
  name: string,
): LazyOverlay<Props> {
  type Overlay = ComponentType<Props>;
  let loaded: Overlay | undefined;
  let loading: Promise<Overlay> | undefined;

  const fetchOnce = () => {
    loading ??= arrive(load).then(
      (file) => (loaded = (file as Record<string, unknown>)[name] as Overlay),
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };

  const LazyOverlay = (props: Props) => {
    const { isOpen, isExpected = false } = props;
    const [chosen, setChosen] = useState<{ readonly component: Overlay }>();
    if (isOpen && !chosen && loaded) setChosen({ component: loaded });
    const isMissing = !chosen;
    // Before the next key.
    useLayoutEffect(() => (isOpen ? keepKeysAtHand() : undefined), [isOpen]);

    useEffect(() => {
      if (!isMissing) return;
      let isCurrent = true;
      let isTold = false;
      if (!isOpen) {
        const stop = whenIdle(() => {
          void bringKeys();
          fetchOnce().then(
            (component) => {
              if (isExpected && isCurrent) startTransition(() => setChosen({ component }));
            },
            () => undefined,
          );
        });
        return () => {
          isCurrent = false;
          stop();
        };
      }
      const stop = keepTrying(async () => {
        try {
          const component = await fetchOnce();
          if (isCurrent) setChosen({ component });
        } catch (failure) {
          // Once: what is tried again by itself must not come up again and again over what is done meanwhile.
          if (isCurrent && !isTold) showToast.error(NOT_ARRIVED, { id: "overlay" });
          isTold = true;
          throw failure;
        }
      });
      return () => {
        isCurrent = false;
        stop();
      };
    }, [isMissing, isOpen, isExpected]);

    return chosen ? createElement(chosen.component, props) : null;
  };
  return Object.assign(LazyOverlay, { preload: () => fetchOnce().then(() => undefined) });
}
