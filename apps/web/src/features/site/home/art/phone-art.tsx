import { LineArt } from '@/components/ui/line-art'

/** A drawing of a phone with a request that is being written. The sun is its button. */
export function PhoneArt({ className }: { className?: string }) {
  return (
    <LineArt viewBox="7 0 130 112" className={className}>
      <rect x="34" y="4" width="58" height="104" rx="11" className="fill-surface" />
      <path d="M56 11h14" />
      <rect x="42" y="20" width="42" height="28" rx="5" />
      <path d="m42 42 11-10 9 8 7-6 15 13" />
      <circle cx="73" cy="28" r="3" />
      <path d="M42 58h34M42 67h42M42 76h24" />
      <rect x="42" y="86" width="42" height="13" rx="6.5" className="fill-sol" />
      <path
        d="M104 22h22a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-12l-9 8v-8a8 8 0 0 1-8-8V30a8 8 0 0 1 7-8Z"
        className="fill-surface"
      />
      <path d="M107 37h.01M115 37h.01M123 37h.01" strokeWidth="4" />
      <path d="M8 108h128" />
    </LineArt>
  )
}
