import { Printer } from 'lucide-react'
import { buttonClasses } from './button-classes'
import { PrintPage } from './print-page'

/** What is worth keeping can be kept unaltered: on paper, or as the browser's PDF. Drawn on the server. */
export function PrintButton() {
  return (
    <PrintPage className={`needs-script print:hidden ${buttonClasses({ variant: 'outline' })}`}>
      <Printer aria-hidden />
      Imprimir
    </PrintPage>
  )
}
