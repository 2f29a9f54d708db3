import {
  type ListFilter as Filter,
  type ListDefinition,
  type ListQuery,
  listAddress,
  nameIn,
} from '@oficio/contracts/kernel/lists/define-list'
import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { MoreFilters } from '@/components/ui/more-filters'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { isNarrowed, withoutFilters } from './active-filters'

/** The rows of reference tables by which a list can be filtered, by the name of the filter. */
export type ReferenceChoices = Readonly<Record<string, readonly { id: number; name: string }[]>>

interface ListFilterProps<List extends ListDefinition> {
  list: List
  query: ListQuery<List>
  references?: ReferenceChoices | undefined
}

/** A plain GET form. It needs no script, because the address contains the filters. */
export function ListFilter<List extends ListDefinition>({ list, query, references }: ListFilterProps<List>) {
  const values: Readonly<Record<string, unknown>> = query
  const tabs = Object.entries(list.filters).filter(([, filter]) => isTabs(filter))
  const filters = Object.entries(list.filters).filter(([, filter]) => !isTabs(filter))
  const active = filters.filter(([key]) => values[key] !== undefined)
  const isNarrow = isNarrowed(list, query)
  const fields = (
    <>
      {filters.map(([key, filter]) => (
        <FilterField
          key={key}
          id={`${list.name}-${key}`}
          filter={filter}
          value={values[key] === undefined ? '' : String(values[key])}
          choices={references?.[key]}
        />
      ))}
      {Object.keys(list.sorts).length > 1 && (
        <Choice
          id={`${list.name}-sort`}
          name={nameIn(list, 'sort')}
          label="Ordenar por"
          value={query.sort}
          choices={Object.entries(list.sorts)}
          isLong
        />
      )}
    </>
  )
  return (
    // The key resets the fields when another view of the list is opened.
    <form key={listAddress(list, query)} action={list.path} className="space-y-3">
      {Object.entries(list.fixed ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {tabs.map(([key, filter]) => (
        <input key={key} type="hidden" name={filter.name} value={String(values[key] ?? '')} />
      ))}
      <div className="flex flex-wrap items-end gap-3">
        {list.search !== undefined && (
          <div className="min-w-0 grow basis-64 space-y-1.5">
            <Label htmlFor={`${list.name}-search`}>Buscar</Label>
            <Input
              id={`${list.name}-search`}
              type="search"
              name={nameIn(list, 'search')}
              defaultValue={query.search}
              maxLength={120}
              placeholder={list.search}
            />
          </div>
        )}
        {filters.length < 2 && <div className="contents">{fields}</div>}
        <Button type="submit" variant="outline">
          <Search aria-hidden />
          Buscar
        </Button>
        {isNarrow && (
          <ButtonLink href={listAddress(list, withoutFilters(list, query))} variant="ghost">
            Quitar filtros
          </ButtonLink>
        )}
      </div>
      {filters.length >= 2 && (
        <MoreFilters
          active={active.length}
          activeText={active
            .map(([key, filter]) => activeText(filter, String(values[key]), references?.[key]))
            .join(', ')}
          className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
        >
          {fields}
        </MoreFilters>
      )}
    </form>
  )
}

const isTabs = (filter: Filter): boolean => filter.kind === 'choice' && filter.isTabs === true

/** Returns the text of an active filter: 'Estado: En revisión'. */
function activeText(
  filter: Filter,
  value: string,
  choices: readonly { id: number; name: string }[] = [],
): string {
  const choice =
    filter.kind === 'choice' ? filter.choices[value] : choices.find(({ id }) => String(id) === value)?.name
  return `${filter.label}: ${choice ?? value}`
}

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
      <div className="min-w-0 grow basis-40 space-y-1.5">
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
  /** Whether its choices are long phrases that half of a phone's width would cut off. */
  isLong?: boolean
}

function Choice({ id, name, label, value, choices, all, isLong = false }: ChoiceProps) {
  return (
    <div className={cn('min-w-0 grow basis-40 space-y-1.5', isLong && 'max-sm:basis-full')}>
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
