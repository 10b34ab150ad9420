import type { TodoSource } from '#src/features/shared/dashboard/todos/todo.ts';

export async function loadMasterTodos(): Promise<TodoSource> {
  return (await import('./masterTodos.ts')).masterTodos;
}

export async function loadSupportTodos(): Promise<TodoSource> {
  return (await import('./supportTodos.ts')).supportTodos;
}
