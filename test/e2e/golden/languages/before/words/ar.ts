export const arabic: Record<string, string> = { 'page.connect': 'دخول' }
