import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { FieldError } from '@/components/ui/field-message'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import type { KeptFields } from './kept-fields'
import { KeptInputs } from './kept-inputs'
import { SearchForm } from './search-form'

interface SearchBarProps {
  action: string
  query: {
    id: string
    label: string
    placeholder: string
    value: string
    maxLength: number
    fault: string | undefined
  }
  /** The filters, which the bar keeps. */
  keptValues: KeptFields
  /** The field for the place. */
  children: ReactNode
}

/** The words and the place of a search. It works without scripts, because the whole search is in the address. */
export function SearchBar({ action, query, keptValues, children }: SearchBarProps) {
  const { id, label, value, fault, ...input } = query
  return (
    <SearchForm action={action} className="search-bar">
      <div className="search-field">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" className="search-icon" />
        <Input
          id={id}
          type="search"
          name="query"
          className="pl-10"
          defaultValue={value}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-error`}
          {...input}
        />
        {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
      </div>
      {children}
      <KeptInputs values={keptValues} />
      <button type="submit" className={buttonClasses({})}>
        Buscar
      </button>
    </SearchForm>
  )
}
