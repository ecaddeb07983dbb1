import type { ListOperation, ListQuery } from '#api/list-parameters.ts'

/** Names that the address of a list may use besides those of the operation's own parameters. */
type OwnName = 'q'
type FilterName<Id extends ListOperation> = Extract<keyof ListQuery<Id>, string> | OwnName

type Common = {
  label: string
  /** A control of the page sets it (a search field, tabs), so it is not offered as a chip. */
  isPinned?: true
}

/** One way to narrow a list. Its names are those of the address. */
export type FilterDescription<Name extends string = string> = Common &
  (
    | {
        kind: 'text'
        name: Name
        operator?: 'contains'
        /** Values to offer: these, or those that this browser has met in the store's records. */
        suggestions?: 'met' | readonly string[]
      }
    | {
        kind: 'integer'
        name: Name
        least?: number
        most?: number
        suggestions?: readonly string[]
      }
    | { kind: 'flag'; name: Name }
    /** Choices that are only known on the page are given there. */
    | { kind: 'choice'; name: Name; choices?: readonly { value: string; label: string }[] }
    /** Days, instants or relative words ("today-6d"); the page resolves them in its time zone. */
    | { kind: 'dates'; from: Name; to: Name }
    | { kind: 'integers'; from: Name; to: Name }
    | { kind: 'decimals'; from: Name; to: Name; isMoney?: true }
  )

type Shared<Name extends string> = {
  /** What the page is called: "Orders". */
  title: string
  /** Singular and plural, in lower case. */
  nouns: readonly [string, string]
  filters: readonly FilterDescription<Name>[]
  /** The field for a quick search, and the parameter that it sets. */
  search?: { label: string; name: Name }
  /** Offered where a list has no column heads to press. */
  sorts?: readonly { label: string; sort: string }[]
  /** Parameters that are no filters: "Clear" leaves them. */
  others?: readonly string[]
}

type PagedList<Id extends ListOperation> = Shared<FilterName<Id>> & { operation: Id }
type BrowserList = Shared<string> & { operation?: undefined }

/** All there is to say about a list once. A list without an operation is filtered in the browser. */
export type ListDescription = { [Id in ListOperation]: PagedList<Id> }[ListOperation] | BrowserList

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

type SortOf<List> = List extends { sorts: unknown } ? { sort?: string } : unknown

type PagingOf<List> = List extends { operation: string }
  ? { page?: number; pageSize?: number }
  : unknown

type Flat<Type> = { [Name in keyof Type]: Type[Name] }

/** What the address of a list may say, after malformed parameters have been dropped. */
export type AddressOf<List extends ListDescription> = Flat<
  FiltersOf<List> & OthersOf<List> & SortOf<List> & PagingOf<List>
>
