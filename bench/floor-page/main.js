import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { 'data-count': count, onClick: () => setCount(count + 1) }, count);
}

createRoot(document.getElementById('root')).render(createElement(Counter));
