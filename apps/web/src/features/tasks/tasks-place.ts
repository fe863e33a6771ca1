/** Where everything that is to be done stands. */
export const TASKS_PLACE = "/memo?about=todayTodo";
