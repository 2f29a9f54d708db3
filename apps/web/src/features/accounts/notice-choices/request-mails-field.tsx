import { type RequestMails, requestMails } from '@oficio/contracts/accounts/notice-choices'
import { limits } from '@oficio/contracts/limits'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'

const texts: Record<RequestMails, { label: string; hint: string }> = {
  'at-once': { label: 'Un email por solicitud', hint: 'En el momento en que te la avisamos.' },
  daily: {
    label: 'Un resumen por día',
    hint: `Un solo email, a las ${limits.digestHour}, con las que todavía podés tomar. Las urgentes, y las que un cliente te pide solo a vos, te llegan igual en el momento.`,
  },
}

interface RequestMailsFieldProps {
  value: RequestMails
  onChange: (value: RequestMails) => void
}

/** How a professional is mailed of new requests. */
export function RequestMailsField({ value, onChange }: RequestMailsFieldProps) {
  const change = (chosen: string) => onChange(requestMails.find((one) => one === chosen) ?? value)
  return (
    <FieldSet legend="¿Cómo te mandamos los emails de solicitudes nuevas?">
      <RadioGroup value={value} onValueChange={change}>
        {requestMails.map((one) => (
          <RadioCard key={one} value={one} {...texts[one]} />
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
