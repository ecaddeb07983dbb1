import { Trans } from '#components/text/trans.tsx'

/** A sentence of `checkedWords`. */
export function Checked({ store, words }: { store: string | undefined; words: string }) {
  return store === undefined ? (
    <Trans>{words}.</Trans>
  ) : (
    <Trans>
      <bdi>{store}</bdi>: {words}.
    </Trans>
  )
}
