import type { ListKey } from './counted.ts'
import type { ListOperation, ListQuery } from '#api/list-parameters.ts'

/** Names that a list's address may use besides the operation's own parameters. */
type OwnName = 'q' | 'tag'
type FilterName<Id extends ListOperation> = Extract<keyof ListQuery<Id>, string> | OwnName

type Common = {
  label: string
  /** A control of the page (search field, tabs) sets it, so the filter bar offers no chip. */
  isPinned?: true
}

export type FilterDescription<Name extends string = string> = Common &
  (
    | {
        kind: 'text'
        name: Name
        operator?: string
        suggestions?: 'met' | readonly string[]
        /** The merchant's own words, at most so many letters. */
        own?: number
        /** Values name somebody, or are the merchant's own words; privacy mode hides them. */
        isPrivate?: true
      }
    | {
        kind: 'integer'
        name: Name
        least?: number
        most?: number
        suggestions?: readonly string[]
      }
    | { kind: 'flag'; name: Name }
    /** Choices known only at run time come from the page. */
    | { kind: 'choice'; name: Name; choices?: readonly { value: string; label: string }[] }
    /** Days, instants or relative dates ("today-6d"), resolved in the merchant's time zone. */
    | { kind: 'dates'; from: Name; to: Name }
    | { kind: 'integers'; from: Name; to: Name }
    | { kind: 'decimals'; from: Name; to: Name; isMoney?: true; isPercent?: true }
  )

type Shared<Name extends string> = {
  title: string
  /** Names it in stored views and in files; never shown. */
  key: ListKey
  filters: readonly FilterDescription<Name>[]
  /** The label of the quick search, and the parameter that it sets. */
  search?: { label: string; name: Name }
  sorts?: readonly { label: string; sort: string }[]
  /** Parameters that are not filters, so "Clear" keeps them. */
  others?: readonly string[]
  hasViews?: true
}

/** A list of the service, whose filters have to be parameters of its operation. */
export type ListOf<Id extends ListOperation> = Shared<FilterName<Id>> & { operation: Id }
/** A list whose rows are all in memory, under names of our own. */
export type BrowserList = Shared<string> & { operation?: undefined }

/** Any of them. Its names are checked where it is described, and nowhere else once more. */
export type ListDescription = Shared<string> & { operation?: ListOperation }

type NameOf<Filter> = Filter extends { name: infer Name extends string }
  ? Name
  : Filter extends { from: infer From extends string; to: infer To extends string }
    ? From | To
    : never

type ValueOf<Filter> = Filter extends { kind: 'integer' | 'integers' | 'decimals' }
  ? number
  : Filter extends { kind: 'flag' }
    ? boolean
    : Filter extends { kind: 'choice'; choices: readonly { value: infer Value }[] }
      ? Value
      : string

type FiltersOf<List extends ListDescription> = {
  [Filter in List['filters'][number] as NameOf<Filter>]?: ValueOf<Filter>
}

type OthersOf<List> = List extends { others: readonly (infer Name extends string)[] }
  ? { [Each in Name]?: string }
  : unknown

type ViewOf<List> = List extends { hasViews: true } ? { view?: string; columns?: string } : unknown

type SortOf<List> = List extends { sorts: unknown } ? { sort?: string } : unknown

type PagingOf<List> = List extends { operation: string }
  ? { page?: number; pageSize?: number }
  : unknown

type Flat<Type> = { [Name in keyof Type]: Type[Name] }

export type AddressOf<List extends ListDescription> = Flat<
  FiltersOf<List> & OthersOf<List> & ViewOf<List> & SortOf<List> & PagingOf<List>
>
