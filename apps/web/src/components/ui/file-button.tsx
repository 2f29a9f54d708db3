'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { buttonClasses } from './button-classes'
import { usePickedFiles } from './use-picked-files'

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'children'> {
  variant: 'primary' | 'outline'
  onPicked: (files: File[]) => void
}

/** Looks like a button and opens the device's own choice of files. */
export function FileButton({ variant, onPicked, children, ...rest }: FileButtonProps) {
  return (
    <label
      className={cn(
        buttonClasses({ variant }),
        'w-full cursor-pointer outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:cursor-default has-disabled:opacity-60 sm:w-auto',
      )}
    >
      <input {...rest} {...usePickedFiles(onPicked)} type="file" className="sr-only" />
      {children}
    </label>
  )
}
