import type { ReactNode } from 'react'
import { Trans } from '#components/text/trans.tsx'
import { Money, type MoneyProps } from './money.tsx'

type Least = { isLeast: boolean }

/** Where some of it was not told, it is the least. */
export const Least = ({ isLeast, money }: Least & { money: ReactNode }) =>
  isLeast ? <Trans>at least {money}</Trans> : money

export const LeastMoney = ({ isLeast, ...money }: MoneyProps & Least) => (
  <Least isLeast={isLeast} money={<Money {...money} />} />
)
