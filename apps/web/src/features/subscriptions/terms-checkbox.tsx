import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field-message'

interface TermsCheckboxProps {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  /** It was sent without. */
  isMissing: boolean
}

/** The terms open in a tab of their own: nobody loses what they typed by reading. */
export function TermsCheckbox({ isAccepted, onChange, isMissing }: TermsCheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <Checkbox
        checked={isAccepted}
        onCheckedChange={onChange}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        label={
          <>
            Acepto los{' '}
            <Link
              href={paths.terms()}
              target="_blank"
              className="font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
            >
              términos y condiciones
            </Link>
            , con el cobro de todos los meses hasta que cancele.
          </>
        }
      />
      {isMissing && <FieldError id={errorId}>Para suscribirte tenés que aceptar los términos.</FieldError>}
    </div>
  )
}
