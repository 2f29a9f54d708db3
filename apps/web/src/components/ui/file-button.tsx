'use client'

import { clsx } from 'clsx'
import type { ChangeEvent, ComponentProps } from 'react'
import { buttonClasses } from './button-classes'

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'children'> {
  variant: 'primary' | 'outline'
  onPicked: (files: File[]) => void
}

/** A label that looks like a button and opens the file picker of the device. */
export function FileButton({ variant, onPicked, children, ...rest }: FileButtonProps) {
  return (
    <label
      className={clsx(
        buttonClasses({ variant }),
        'w-full cursor-pointer outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:cursor-default has-disabled:opacity-60 sm:w-auto',
      )}
    >
      <input {...rest} type="file" className="sr-only" onChange={(event) => onPicked(takeFiles(event))} />
      {children}
    </label>
  )
}

/** Returns the chosen files and empties the input, so that a removed file can be chosen again. */
export function takeFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])]
  target.value = ''
  return files
}
