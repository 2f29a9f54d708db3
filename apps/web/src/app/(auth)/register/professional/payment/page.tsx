import type { Metadata } from 'next'
import { siteSettings } from '@/app/site-settings'
import { UnknownPayment } from '@/features/payments/payment-status'
import { readReturnKey } from '@/features/payments/return-key'
import { VerificationReturn } from '@/features/professionals/joining/verification-return'

export const metadata: Metadata = { title: 'Pago de verificación' }

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  const key = readReturnKey(await searchParams)
  if (key === null) return <UnknownPayment hasId={false} />
  return <VerificationReturn paymentKey={key} supportEmail={siteSettings().site.supportEmail} />
}
