'use client'

import { CircleAlert, X } from 'lucide-react'
import type { Refusal } from './photo-item'

interface RefusedFilesProps {
  refusals: readonly Refusal[]
  onDismiss: (key: string) => void
}

/** The files that were refused, with the reasons. The rest of the form is unaffected. */
export function RefusedFiles({ refusals, onDismiss }: RefusedFilesProps) {
  return (
    <ul aria-live="polite" aria-label="Archivos que no se subieron" className="space-y-2 empty:hidden">
      {refusals.map(({ key, name, text }) => (
        <li
          key={key}
          className="flex items-start gap-2.5 rounded-control bg-urgent-soft py-2 pr-1 pl-3 text-sm text-urgent-soft-foreground"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{name}</span>
            {text}
          </span>
          <button
            type="button"
            onClick={() => onDismiss(key)}
            aria-label={`Descartar el aviso sobre ${name}`}
            className="-my-1 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface/60"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
