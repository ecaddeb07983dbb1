import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { Figure } from './figure.tsx'
import { KeyFigure } from '#components/charts/key-figures.tsx'
import { Money } from './money.tsx'

type LowestPriceProps = {
  least: number | undefined
  most: number | undefined
  /** The store's: products carry none of their own. */
  currency: string | undefined
}

export const LowestPrice = ({ least, most, currency }: LowestPriceProps) => (
  <KeyFigure
    label={t`Lowest price`}
    note={
      most !== least && (
        <>
          <Trans>
            up to <Money amount={most} currency={currency} assumed />
          </Trans>
        </>
      )
    }
  >
    <Figure amount={least} currency={currency} assumed size="medium" />
  </KeyFigure>
)
