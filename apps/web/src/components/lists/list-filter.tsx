import {
  type ListFilter as Filter,
  type ListDefinition,
  type ListQuery,
  listAddress,
  nameIn,
} from '@oficio/contracts/kernel/lists/define-list'
import { ChevronDown, Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { foldLink } from '@/components/ui/link-classes'
import { Select } from '@/components/ui/select'
import { ActiveFilters } from './active-filters'

/** The rows of reference tables by which a list can be filtered, by the name of the filter. */
export type ReferenceChoices = Readonly<Record<string, readonly { id: number; name: string }[]>>

interface ListFilterProps<List extends ListDefinition> {
  list: List
  query: ListQuery<List>
  references?: ReferenceChoices | undefined
}

/**
 * A plain GET form. It needs no script, because the address contains the filters. Only the search is always visible, so
 * that the list begins high on a phone. Chips name the active filters.
 */
export function ListFilter<List extends ListDefinition>({ list, query, references }: ListFilterProps<List>) {
  const values: Readonly<Record<string, unknown>> = query
  const tabs = Object.entries(list.filters).filter(([, filter]) => isTabs(filter))
  const filters = Object.entries(list.filters).filter(([, filter]) => !isTabs(filter))
  const hasSorts = Object.keys(list.sorts).length > 1
  return (
    // The key resets the fields when another view of the list is opened.
    <form key={listAddress(list, query)} action={list.path} className="space-y-1">
      {Object.entries(list.fixed ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {tabs.map(([key, filter]) => (
        <input key={key} type="hidden" name={filter.name} value={String(values[key] ?? '')} />
      ))}
      {list.search !== undefined && (
        <div className="flex max-w-2xl gap-2">
          <Label htmlFor={`${list.name}-search`} className="sr-only">
            Buscar
          </Label>
          <Input
            id={`${list.name}-search`}
            type="search"
            name={nameIn(list, 'search')}
            defaultValue={query.search}
            maxLength={120}
            placeholder={list.search}
            className="min-w-0"
          />
          <Button type="submit" variant="outline" className="max-sm:px-3.5">
            <Search aria-hidden />
            <span className="max-sm:sr-only">Buscar</span>
          </Button>
        </div>
      )}
      {(filters.length > 0 || hasSorts) && (
        <details className="group">
          <summary className={foldLink}>
            {filters.length > 0 ? 'Filtros y orden' : 'Orden'}
            <ChevronDown
              aria-hidden
              className="ml-1 size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="mt-1 mb-3 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {filters.map(([key, filter]) => (
              <FilterField
                key={key}
                id={`${list.name}-${key}`}
                filter={filter}
                value={values[key] === undefined ? '' : String(values[key])}
                choices={references?.[key]}
              />
            ))}
            {hasSorts && (
              <Choice
                id={`${list.name}-sort`}
                name={nameIn(list, 'sort')}
                label="Ordenar por"
                value={query.sort}
                choices={Object.entries(list.sorts)}
              />
            )}
            <Button type="submit" variant="soft">
              Ver
            </Button>
          </div>
        </details>
      )}
      <ActiveFilters list={list} query={query} references={references} />
    </form>
  )
}

const isTabs = (filter: Filter): boolean => filter.kind === 'choice' && filter.isTabs === true

interface FilterFieldProps {
  id: string
  filter: Filter
  value: string
  choices: readonly { id: number; name: string }[] | undefined
}

function FilterField({ id, filter, value, choices = [] }: FilterFieldProps) {
  const { name, label } = filter
  if (filter.kind === 'day') {
    return (
      <div className="min-w-0 space-y-1.5">
        <Label htmlFor={id}>{label}</Label>
        <Input id={id} type="date" name={name} defaultValue={value} />
      </div>
    )
  }
  const entries: [string, string][] =
    filter.kind === 'choice'
      ? Object.entries(filter.choices)
      : choices.map((option) => [String(option.id), option.name])
  // A filter with a default choice has no 'all' option.
  const all = filter.kind === 'choice' && filter.usual !== undefined ? undefined : (filter.all ?? 'Todos')
  return <Choice id={id} name={name} label={label} value={value} choices={entries} all={all} />
}

interface ChoiceProps {
  id: string
  name: string
  label: string
  value: string
  choices: readonly [string, string][]
  /** The label of the first choice, which shows all rows. */
  all?: string | undefined
}

function Choice({ id, name, label, value, choices, all }: ChoiceProps) {
  return (
    <div className="min-w-0 space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} name={name} defaultValue={value} {...(all !== undefined && { placeholder: all })}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}
