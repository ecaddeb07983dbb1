import { useArrival } from '#base/browser/use-arrival.ts'
import { useStore } from '#base/storage/store.ts'
import {
  type KnownWebhook,
  hidePath,
  knownWebhooks,
  showPath,
} from '#model/reading/memory/webhooks.ts'
import {
  MOST_PATHS,
  isShareable,
  pathsInAddress,
  pathsOfAddress,
} from '#model/records/webhooks/body-paths.ts'

export const useKnownWebhooks = (): KnownWebhook[] => useStore(knownWebhooks)

export const webhookName = ({ id, name, address }: KnownWebhook) =>
  name ?? address ?? id.slice(0, 8)

/** The columns from the bodies: those of the address, so that links show them, else those kept here. */
export function useBodyPaths(
  webhookId: string,
  body: string | undefined,
  onBody: (body: string | undefined) => void,
) {
  const known = useKnownWebhooks().find(({ id }) => id === webhookId.toLowerCase())
  const kept = known?.paths ?? none
  const shown =
    body === undefined
      ? kept
      : [...pathsOfAddress(body), ...kept.filter((path) => !isShareable(path))].slice(0, MOST_PATHS)
  const own = body === undefined ? pathsInAddress(kept) : undefined
  useArrival(own, onBody)
  return {
    shown,
    show(path: string) {
      showPath(webhookId, path)
      onBody(pathsInAddress([...shown.filter((other) => other !== path), path]))
    },
    hide(path: string) {
      hidePath(webhookId, path)
      onBody(pathsInAddress(shown.filter((other) => other !== path)))
    },
  }
}

const none: readonly string[] = []
