import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { PrintButton } from '@/components/ui/print-button'

/** Shows the recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <section aria-labelledby="codigos-de-recuperacion" className="space-y-5">
      <FocusedHeading id="codigos-de-recuperacion">Guardá tus códigos de recuperación</FocusedHeading>
      <Alert tone="warning" title="No se vuelven a mostrar">
        Si perdés el teléfono, entrás con uno de estos códigos. Cada uno sirve una vez. Imprimilos o guardalos
        donde guardás tus contraseñas.
      </Alert>
      <ul className="grid grid-cols-1 gap-2 font-mono text-lg min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-control bg-muted px-3 py-2 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} subject="los códigos" hasWord />
        <PrintButton />
        <Button onClick={onKept}>Ya los guardé</Button>
      </div>
    </section>
  )
}
