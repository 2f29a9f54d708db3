import type { Metadata } from 'next'
import { siteSettings } from '@/app/site-settings'
import { PaymentStatus, UnknownPayment } from '@/features/payments/payment-status'
import { readReturnKey } from '@/features/payments/return-key'

export const metadata: Metadata = { title: 'Estado del pago' }

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  const key = readReturnKey(await searchParams)
  if (key === null) return <UnknownPayment hasId={false} />
  return <PaymentStatus paymentKey={key} supportEmail={siteSettings().site.supportEmail} />
}
