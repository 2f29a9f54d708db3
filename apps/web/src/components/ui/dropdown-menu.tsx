'use client'

import * as RadixMenu from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** A menu that is not modal: it neither locks the page's scroll nor hides the page from assistive technology. */
export function DropdownMenu(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = RadixMenu.Trigger

export function DropdownMenuContent({
  className,
  align = 'end',
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className={cn(
          'z-50 min-w-60 rounded-card border bg-raised p-1.5 shadow-float data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-1',
          className,
        )}
        {...props}
      />
    </RadixMenu.Portal>
  )
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof RadixMenu.Item>) {
  return (
    <RadixMenu.Item
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium -outline-offset-2 select-none data-disabled:cursor-not-allowed data-disabled:text-muted-foreground data-highlighted:bg-primary-soft data-highlighted:text-primary-soft-foreground [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary',
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label className={cn('px-3 py-2', className)} {...props} />
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="-mx-1.5 my-1.5 h-px bg-border" />
}

interface DropdownMenuChoiceProps extends ComponentProps<typeof RadixMenu.RadioGroup> {
  label: string
  choices: readonly (readonly [value: string, label: string])[]
}

/** A choice of one of a few short words beside each other. The menu stays open, so that the effect can be seen. */
export function DropdownMenuChoice({ label, choices, ...props }: DropdownMenuChoiceProps) {
  return (
    <RadixMenu.RadioGroup aria-label={label} className="flex flex-wrap" {...props}>
      <RadixMenu.Label className="w-full px-3 pt-1 text-sm text-muted-foreground">{label}</RadixMenu.Label>
      {choices.map(([value, text]) => (
        <RadixMenu.RadioItem
          key={value}
          value={value}
          onSelect={(event) => event.preventDefault()}
          className="grid min-h-11 flex-auto cursor-pointer place-items-center rounded-control px-3 text-sm font-medium -outline-offset-2 select-none data-highlighted:bg-muted data-[state=checked]:bg-primary-soft data-[state=checked]:text-primary-soft-foreground"
        >
          {text}
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  )
}
