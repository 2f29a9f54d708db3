'use client'

import { Command } from 'cmdk'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './control-classes'
import type { ControlProps } from './field'
import { Popover, PopoverContent, PopoverTrigger } from './popover'
import { Spinner } from './spinner'

interface ComboboxOption {
  value: string
  label: string
  /** Tells equal names apart: the province of a town. */
  detail?: string
}

interface ComboboxProps extends Partial<ControlProps> {
  options: readonly ComboboxOption[]
  value: string
  onValueChange: (value: string, option: ComboboxOption) => void
  /** The text typed so far. The caller narrows `options`, here or by asking the server: nothing is filtered inside. */
  search: string
  onSearchChange: (search: string) => void
  placeholder: string
  searchPlaceholder: string
  emptyText: string
  /** Text of the chosen option when it is not among `options`. */
  selectedLabel?: string
  isLoading?: boolean
  disabled?: boolean
  className?: string
}

export function Combobox({
  options,
  value,
  onValueChange,
  search,
  onSearchChange,
  placeholder,
  searchPlaceholder,
  emptyText,
  selectedLabel,
  isLoading = false,
  disabled,
  className,
  ...control
}: ComboboxProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = options.find((option) => option.value === value)?.label ?? selectedLabel

  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        disabled={disabled}
        className={cn(
          controlClasses,
          'flex h-11 items-center justify-between gap-2 px-3.5 text-left',
          className,
        )}
      >
        <span className={cn('truncate', !shown && 'text-muted-foreground')}>{shown ?? placeholder}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </PopoverTrigger>
      <PopoverContent
        aria-label={searchPlaceholder}
        className="w-(--radix-popover-trigger-width) min-w-72 overflow-hidden p-0"
      >
        <Command shouldFilter={false} label={searchPlaceholder}>
          <div className="relative border-b">
            <Command.Input
              value={search}
              onValueChange={onSearchChange}
              placeholder={searchPlaceholder}
              className="h-12 w-full bg-transparent px-4 text-base outline-none placeholder:text-muted-foreground"
            />
            {isLoading && <Spinner className="absolute top-3.5 right-3 text-primary" />}
          </div>
          <Command.List className="max-h-72 overflow-y-auto p-1.5">
            <Command.Empty className="px-3 py-6 text-center text-muted-foreground">
              {isLoading ? 'Buscando...' : emptyText}
            </Command.Empty>
            {options.map((option) => (
              <Command.Item
                key={option.value}
                value={option.value}
                onSelect={() => {
                  onValueChange(option.value, option)
                  setIsOpen(false)
                }}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-2 data-[selected=true]:bg-primary-soft"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{option.label}</span>
                  {option.detail && (
                    <span className="block truncate text-sm text-muted-foreground">{option.detail}</span>
                  )}
                </span>
                {option.value === value && <Check aria-hidden className="size-5 shrink-0 text-primary" />}
              </Command.Item>
            ))}
          </Command.List>
        </Command>
      </PopoverContent>
    </Popover>
  )
}
