import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { LongText } from '#components/text/long-text.tsx'
import { Private } from '#components/text/private.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { Fact } from './facts.tsx'

/** Values of a record as it has them: each kind in its one look. */
type ValueFactProps = {
  label: string
  value: string | null | undefined
  matters?: boolean
}

export const CodeFact = ({ value, ...fact }: ValueFactProps) => (
  <Fact {...fact}>{value && <bdi className="mono">{value}</bdi>}</Fact>
)

/** A word of the platform’s own, such as a status. */
export const WordFact = ({ value, ...fact }: ValueFactProps) => (
  <Fact {...fact}>{value && <bdi title={value}>{sentenceCase(value)}</bdi>}</Fact>
)

export const TextFact = ({ value, ...fact }: ValueFactProps) => (
  <Fact {...fact}>{value && <LongText text={value} />}</Fact>
)

type LinkFactProps = ValueFactProps & { withoutQuery?: boolean }

export const LinkFact = ({ value, withoutQuery, ...fact }: LinkFactProps) => (
  <Fact {...fact}>{value && <SafeLink href={value} withoutQuery={withoutQuery} />}</Fact>
)

type PrivateFactProps = ValueFactProps & { isCode?: boolean }

export const PrivateFact = ({ value, isCode, ...fact }: PrivateFactProps) => (
  <Fact {...fact}>
    {value && <Private className={isCode ? 'mono' : undefined}>{value}</Private>}
  </Fact>
)

export const NumberFact = ({
  value,
  ...fact
}: Omit<ValueFactProps, 'value'> & { value?: number }) => (
  <Fact {...fact}>{value !== undefined && formatNumber(value)}</Fact>
)
