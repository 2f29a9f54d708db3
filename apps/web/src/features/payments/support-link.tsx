import { Button } from '@/components/ui/button'

interface SupportLinkProps {
  email: string
  /** By which the team finds it. */
  paymentNumber?: string | null | undefined
  isMain?: boolean
}

/** 'Contactar a soporte', with the payment's number in the subject. */
export function SupportLink({ email, paymentNumber, isMain = false }: SupportLinkProps) {
  const subject = paymentNumber ? `Consulta por el pago ${paymentNumber}` : 'Consulta por un pago'
  return (
    <Button asChild variant={isMain ? 'primary' : 'outline'}>
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>Contactar a soporte</a>
    </Button>
  )
}
