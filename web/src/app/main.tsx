import { createRoot } from 'react-dom/client';
import '../ui/theme.css';
createRoot(document.getElementById('root')!).render(<h1>hi</h1>);
