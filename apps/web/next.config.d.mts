import type { NextConfig } from 'next'

export default function nextConfig(phase: string): NextConfig
