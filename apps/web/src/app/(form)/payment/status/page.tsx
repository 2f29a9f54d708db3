import type { Metadata } from 'next'
import { siteSettings } from '@/app/site-settings'
import { PaymentStatus } from '@/features/payments/payment-status'
import { readPaymentReturn } from '@/lib/payment-return'

export const metadata: Metadata = { title: 'Estado del pago' }

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  return (
    <PaymentStatus
      back={readPaymentReturn(await searchParams)}
      supportEmail={siteSettings().site.supportEmail}
    />
  )
}
