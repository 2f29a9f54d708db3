import { Button } from '@/components/ui/button'

interface SupportLinkProps {
  email: string
  /** By which the team finds it. */
  paymentNumber?: string | null | undefined
}

/** 'Contactar a soporte', with the payment's number in the subject. */
export function SupportLink({ email, paymentNumber }: SupportLinkProps) {
  const subject = paymentNumber ? `Consulta por el pago ${paymentNumber}` : 'Consulta por un pago'
  return (
    <Button asChild variant="outline">
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>Contactar a soporte</a>
    </Button>
  )
}
