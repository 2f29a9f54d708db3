import { Button } from '@/components/ui/button'

interface SupportLinkProps {
  email: string
  /** The number by which the team finds the payment. */
  paymentNumber?: string | null | undefined
  isMain?: boolean
}

/** The link 'Contactar a soporte', a mail with the payment's number in its subject. */
export function SupportLink({ email, paymentNumber, isMain = false }: SupportLinkProps) {
  const subject = paymentNumber ? `Consulta por el pago ${paymentNumber}` : 'Consulta por un pago'
  return (
    <Button asChild variant={isMain ? 'primary' : 'outline'}>
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>Contactar a soporte</a>
    </Button>
  )
}
