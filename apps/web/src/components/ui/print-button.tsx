import { Printer } from 'lucide-react'
import { buttonClasses } from './button-classes'
import { PrintPage } from './print-page'

/** A button to print a page or save it as PDF. Rendered on the server. */
export function PrintButton() {
  return (
    <PrintPage className={`needs-script print:hidden ${buttonClasses({ variant: 'outline' })}`}>
      <Printer aria-hidden />
      Imprimir
    </PrintPage>
  )
}
