import type { ReactNode } from 'react'
import styles from './products-list.module.css'
import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Trans } from '#components/text/trans.tsx'

type ProductsCountProps = { count: string | undefined; children: ReactNode }

/** The number of products follows each key stroke, so it stands beside the search. */
export function ProductsCount({ count, children }: ProductsCountProps) {
  return (
    <div className={styles.filters}>
      {children}
      <output className={styles.count}>{count}</output>
    </div>
  )
}

type ProductsNothingProps = { slug: string; link: LinkProps }

/** The platform also finds a product by its slug, which the catalogue may not carry. */
export const ProductsNothing = ({ slug, link }: ProductsNothingProps) => (
  <EmptyState
    title={t`No products match these filters`}
    text={t`Your platform may know it by the last part of its storefront address.`}
    action={
      <ButtonLink {...link} variant="default" size="xs">
        <Trans>Look up “{slug}”</Trans>
      </ButtonLink>
    }
  />
)
