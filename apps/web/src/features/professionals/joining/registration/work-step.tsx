'use client'

import { termsAcceptedMessage } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field-message'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { BusinessFields } from '../form/business-fields'
import { DocumentsField } from '../form/documents-field'
import { type JoiningPrices, PriceBox } from '../form/price-box'
import { RadiusField } from '../form/radius-field'
import { RubrosField } from '../form/rubros-field'
import type { RegistrationValues } from './registration-values'

interface WorkStepProps {
  rubros: readonly RubroView[]
  prices: JoiningPrices
  reach: ReactNode
  isSignedIn: boolean
}

/** The step for rubros, work area, CUIT, documents and costs. */
export function WorkStep({ rubros, prices, reach, isSignedIn }: WorkStepProps) {
  return (
    <>
      <Card className="space-y-5">
        <RubrosField rubros={rubros} />
        <RadiusField />
        {reach}
      </Card>
      <Card className="space-y-5">
        <BusinessFields />
        <DocumentsField isSignedIn={isSignedIn} />
      </Card>
      <Card className="space-y-5">
        <h3 className="text-xl">Qué cuesta</h3>
        <PriceBox prices={prices} />
        <TermsField />
      </Card>
    </>
  )
}

/**
 * The checkbox for the terms. They open in a separate window, whose button can tick the checkbox by a message. Messages
 * of other origins are ignored.
 */
function TermsField() {
  const { control } = useFormContext<RegistrationValues>()
  const { field, fieldState } = useController({ control, name: 'acceptTerms' })
  const { onChange } = field

  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && Object(data).type === termsAcceptedMessage) onChange(true)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onChange])

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // `window.open` gives the new window an opener, which a link's new tab lacks. If windows are blocked, the link
    // opens as usual.
    if (window.open(event.currentTarget.href, 'terminos')) event.preventDefault()
  }

  return (
    <div>
      <Checkbox
        id="acceptTerms"
        aria-invalid={fieldState.error ? true : undefined}
        aria-describedby={fieldState.error ? 'acceptTerms-error' : undefined}
        checked={field.value}
        onCheckedChange={onChange}
        label={
          <>
            Acepto los{' '}
            <Link href={paths.terms()} target="_blank" rel="opener" onClick={open} className={inlineLink}>
              términos y condiciones
            </Link>{' '}
            y la{' '}
            <Link href={paths.privacy()} target="_blank" className={inlineLink}>
              política de privacidad
            </Link>
          </>
        }
      />
      {fieldState.error && <FieldError id="acceptTerms-error">{fieldState.error.message}</FieldError>}
    </div>
  )
}
