'use client'

import { Printer } from 'lucide-react'
import { buttonClasses } from './button-classes'

/** What is worth keeping can be kept unaltered: on paper, or as the browser's PDF. */
export function PrintButton() {
  return (
    <button
      type="button"
      className={`needs-script print:hidden ${buttonClasses({ variant: 'outline' })}`}
      onClick={() => window.print()}
    >
      <Printer aria-hidden />
      Imprimir
    </button>
  )
}
