import type { LinkProps } from '@tanstack/react-router'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'

type ProductsNothingProps = { slug: string; link: LinkProps }

/** The platform also finds a product by its slug, which the catalogue may not carry. */
export const ProductsNothing = ({ slug, link }: ProductsNothingProps) => (
  <EmptyState
    title="No products match these filters"
    text="Your platform may know it by the last part of its storefront address."
    action={
      <ButtonLink {...link} variant="default" size="xs">
        Look up “{slug}”
      </ButtonLink>
    }
  />
)
