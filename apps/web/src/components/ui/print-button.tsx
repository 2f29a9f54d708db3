'use client'

import { Printer } from 'lucide-react'
import { Button } from './button'

/** What is worth keeping can be kept unaltered: on paper, or as the browser's PDF. */
export function PrintButton() {
  return (
    <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden />
      Imprimir
    </Button>
  )
}
