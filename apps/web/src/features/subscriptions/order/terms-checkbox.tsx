import { paths } from '@oficio/contracts/paths'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field-message'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'

interface TermsCheckboxProps {
  name: string
  error: string | undefined
}

/** The checkbox for the terms. They open in a new tab, so that typed values are not lost. */
export function TermsCheckbox({ name, error }: TermsCheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <Checkbox
        name={name}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        label={
          <>
            Acepto los{' '}
            <Link href={paths.terms()} target="_blank" className={inlineLink}>
              términos y condiciones
            </Link>
            , con el cobro de todos los meses hasta que cancele.
          </>
        }
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
