import { Trans } from '#components/text/trans.tsx'
import { Money, type MoneyProps } from './money.tsx'

/** Where some of it was not told, it is the least. */
export function LeastMoney({ isLeast, ...money }: MoneyProps & { isLeast: boolean }) {
  return isLeast ? (
    <Trans>
      at least <Money {...money} />
    </Trans>
  ) : (
    <Money {...money} />
  )
}
